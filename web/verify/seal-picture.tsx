/** The whole seal at a glance, as the table draws it too (`src/server/pages/seal-svg.ts`), but by this device. */
import { sealCells } from '../../src/fairness/seal-picture.ts';

export function SealPicture({ seal, label }: { seal: string; label: string }) {
  return (
    <svg viewBox="0 0 80 80" width="112" height="112" role="img" aria-label={label}>
      {sealCells(seal).map(({ colour, ...place }) => (
        <rect key={`${place.x} ${place.y}`} {...place} width={9} height={9} fill={colour} />
      ))}
    </svg>
  );
}
