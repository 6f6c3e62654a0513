/** For streams that run behind: everything that the table tells is shown so much later, in its order, whatever line it came by. */
export function later<News>(delayMs: number, show: (news: News) => void): (news: News) => void {
  if (delayMs === 0) return show;
  return (news) => {
    setTimeout(() => show(news), delayMs);
  };
}
