/** Judges the board and what hangs on it. Pure. */
import { DISPLAY } from '../../hardware/cabinet.ts';
import { RAIL } from '../../hardware/electrics.ts';
import type { BoardFacts, DoctorFacts } from './facts.ts';
import { type Checked, hint, ifKnown, well, wrong } from './finding.ts';

/** A frame that is damaged now and then is sent again, and nobody notices. */
const FEW_ERRORS = 2;

export function judgeBootloader({ bootloader }: DoctorFacts): Checked {
  return ifKnown(bootloader, ({ isOld, version }) =>
    isOld ? well({ say: 'doctor.bootOld', version }) : well({ say: 'doctor.bootOptiboot', version }),
  );
}

export function judgeFirmware({ board }: DoctorFacts): Checked {
  return ifKnown(board, ({ isReady, description, otherFirmware, fault }) => {
    if (!isReady) return wrong(fault ?? { say: 'doctor.notReady' }, { say: 'doctor.flash' });
    return otherFirmware ? wrong(description, { say: 'doctor.flash' }) : well(description);
  });
}

export function judgeLink({ board }: DoctorFacts): Checked {
  return ifReady(board, ({ errors }) => {
    const text = { say: 'doctor.errors', errors } as const;
    if (errors === 0) return well(text);
    return (errors > FEW_ERRORS ? wrong : hint)(text, { say: 'doctor.checkCable' });
  });
}

export function judgeRail({ board }: DoctorFacts): Checked {
  return ifReady(board, ({ railMv }) => {
    if (railMv === null) return { verdict: 'unknown', text: { say: 'doctor.unmeasured' } };
    const text = { say: 'doctor.railIs', volts: railMv / 1000 } as const;
    if (railMv < RAIL.lowMv) return wrong(text, { say: 'doctor.railLow' });
    return railMv > RAIL.highMv ? wrong(text, { say: 'doctor.railHigh' }) : well(text);
  });
}

export function judgeDisplays({ board }: DoctorFacts): Checked {
  return ifReady(board, ({ displays }) => {
    const all = DISPLAY.addresses.length;
    const text = { say: 'doctor.displaysAre', working: displays, all } as const;
    return displays === all ? well(text) : wrong(text, { say: 'doctor.checkDisplays' });
  });
}

export function judgeInputs({ board }: DoctorFacts): Checked {
  return ifReady(board, ({ stuck, chattering }) => {
    const names = [...stuck, ...chattering].join(', ');
    return names === ''
      ? well({ say: 'doctor.inputsFree' })
      : wrong({ say: 'doctor.inputsStuck', names }, { say: 'doctor.freeInputs' });
  });
}

/** Of a board that is not ready nothing is known. */
function ifReady(board: DoctorFacts['board'], judge: (known: BoardFacts) => Checked): Checked {
  return ifKnown(
    'known' in board && !board.known.isReady ? { why: { say: 'doctor.notReady' } } : board,
    judge,
  );
}
