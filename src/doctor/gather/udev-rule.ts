/** A rule of udev(7) for the USB chips of Unos and Nanos: whoever sits at the computer may use them, and ModemManager does not. */
import { VENDOR_IDS } from '../../link/known-boards.ts';

/** Before 73-seat-late.rules, which gives rights to those who are tagged. */
export const RULE_FILE = '/etc/udev/rules.d/70-dicetable.rules';

export function udevRule(group: string): string {
  const rules = VENDOR_IDS.flatMap((vendor) => [
    `SUBSYSTEM=="usb", ATTR{idVendor}=="${vendor}", ENV{ID_MM_DEVICE_IGNORE}="1"`,
    `SUBSYSTEM=="tty", ATTRS{idVendor}=="${vendor}", ENV{ID_MM_PORT_IGNORE}="1", GROUP="${group}", MODE="0660", TAG+="uaccess"`,
  ]);
  return [...rules, ''].join('\n');
}
