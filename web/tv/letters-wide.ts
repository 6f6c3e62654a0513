/** Room that a text needs, in Latin letters: those of Chinese, Japanese and Korean take two. */
export function lettersWide(text: string): number {
  let wide = 0;
  for (const letter of text)
    wide += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/.test(letter)
      ? 2
      : 1;
  return wide;
}
