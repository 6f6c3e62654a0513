/** The CRC of every frame, as `hardware/protocol.ts` names it. */
import { CRC16 } from '../../../hardware/protocol.ts';

const TABLE: Readonly<Uint16Array> = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) !== 0 ? (crc << 1) ^ CRC16.polynomial : crc << 1;
  return crc;
});

/** 0..65535. */
export function crc16(bytes: Uint8Array): number {
  let crc: number = CRC16.initial;
  for (const byte of bytes) crc = ((crc << 8) & 0xffff) ^ (TABLE[(crc >> 8) ^ byte] as number);
  return crc;
}
