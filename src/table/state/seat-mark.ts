/** By what somebody is told apart from others: numbers of a colour and of an emblem. */
export interface SeatMark {
  readonly id: string;
  readonly colour: number;
  readonly emblem: number;
}
