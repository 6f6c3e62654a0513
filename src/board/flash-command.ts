/** The command that puts the right program on a board: in messages. Pure. */
export function flashCommand(port: string, kind: 'ours' | 'firmata'): string {
  return `npx --no-install dicetable flash --port ${port}${kind === 'firmata' ? ' --firmata' : ''}`;
}
