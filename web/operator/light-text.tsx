/** A sentence of the steps with the figures of the tables; what stands between backticks is typed as it is. */
import { type ToldLight, withLightFacts } from './light.ts';

export function LightText({ light, text }: { light: Pick<ToldLight, 'facts'>; text: string }) {
  return (
    <>
      {withLightFacts(light, text)
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
    </>
  );
}
