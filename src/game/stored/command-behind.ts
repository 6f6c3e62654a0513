/** What somebody must have asked for, that this happened. */
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';

/**
 * The commands that the first of these events can have come from; none where it only ever follows on another one. `later`
 * begins with the event after it.
 */
export function commandsBehind(event: GameEvent, [later]: readonly GameEvent[]): readonly Command[] {
  switch (event.type) {
    case 'game started': {
      const { type: _, game: __, family: ___, dice: ____, ...asked } = event;
      return [{ type: 'start', ...asked }];
    }
    case 'cut':
      return [event];
    case 'rolled':
    case 'set aside':
      return [{ type: 'roll' }];
    case 'held':
      return [{ type: 'hold', slot: event.slot }];
    case 'freed':
      return [{ type: 'free', slot: event.slot }];
    case 'stopped':
      return [{ type: 'stop' }];
    case 'scored': {
      const { category, by, why = '' } = event;
      return [by === undefined ? { type: 'score', category } : { type: 'replace', category, by, why }];
    }
    case 'claimed':
      return [{ type: 'score', category: event.category }];
    case 'banked':
      return [{ type: 'bank' }];
    case 'skipped': {
      const { by, why = '' } = event;
      return [by === undefined ? { type: 'skip' } : { type: 'postpone', by, why }];
    }
    case 'taken back':
      return [{ type: 'take back' }];
    case 'undone': {
      const { by, why } = event;
      const undo = { type: 'undo', by, why } as const;
      // To another box in one step.
      const moved = later?.type === 'scored' && later.by !== undefined;
      return moved ? [undo, { type: 'replace', category: later.category, by, why }] : [undo];
    }
    case 'repaired': {
      const { player, category, points, by, why } = event;
      return [{ type: 'repair', player, category, points, by, why }];
    }
    case 'adjusted': {
      const { player, points, by, why } = event;
      return [{ type: 'adjust', player, points, by, why }];
    }
    case 'dropped out':
      return [{ type: 'drop out', player: event.player, by: event.by, why: event.why }];
    case 'renamed': {
      const { player, name, by, why } = event;
      return [{ type: 'rename', player, name, by, why }];
    }
    case 'named':
      return [{ type: 'name', player: event.player, name: event.name }];
    case 'teamed':
      return [{ type: 'team', player: event.player, members: event.members }];
    case 'game abandoned':
      return [{ type: 'abandon' }];
    case 'spared':
    case 'farkled':
    case 'game ended':
      return [];
    default:
      return event satisfies never;
  }
}
