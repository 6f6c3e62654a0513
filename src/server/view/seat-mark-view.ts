/** Somebody whom the table knows, by what pages tell them apart: numbers of a colour and of an emblem. */
export interface SeatMarkView {
  readonly id: string;
  readonly colour: number;
  readonly emblem: number;
}
