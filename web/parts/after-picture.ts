/** Calls back once what was drawn just now is on the screen; while nobody looks at the page, as soon as somebody does. */
export function afterPicture(then: () => void): void {
  // The picture is made after this, and before any other task.
  requestAnimationFrame(() => setTimeout(then));
}
