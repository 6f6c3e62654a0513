/* From a good frame to the module that knows what it means. */
#ifndef DISPATCH_H
#define DISPATCH_H

#include <stdint.h>

#include "frame.h"

/* Acts on the frame, and acknowledges it when its message asks for that. */
void dispatch(const struct frame *frame, uint32_t now);

#endif
