/** What the page begins with between games. */
import { Die } from '../dice/die.tsx';
import './welcome.css';

/** A large straight. */
const DICE = [2, 3, 4, 5, 6];

export function Welcome() {
  return DICE.map((face) => <Die face={face} label="" mark="" key={face} />);
}
