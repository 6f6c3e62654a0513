/** Where commands keep tables of best play: in the data folder of the cabinet file, where one is named. */
import type { Command } from 'commander';
import { loadConfig } from '../config/config.ts';
import { userFolders } from '../config/folders.ts';

export function tableFolderOf(command: Command): string {
  const { config } = command.opts<{ config?: string }>();
  return config === undefined ? userFolders().data : loadConfig({ file: config }).config.dataDir;
}
