/** Words with {names} in them that stand for figures. */

/** `number`: how the language writes them. A name without a figure stays as it is: a test finds it. */
export function withFacts(
  text: string,
  facts: Readonly<Record<string, string | number>>,
  number: (value: number) => string = String,
): string {
  return text.replace(/\{(\w+)\}/g, (name: string, key: string) => {
    const fact = facts[key];
    return fact === undefined ? name : typeof fact === 'number' ? number(fact) : fact;
  });
}
