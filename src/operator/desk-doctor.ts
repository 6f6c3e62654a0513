/** The examination for the operator's page: the same checks as `dicetable doctor`. */
import { examine } from '../doctor/examine.ts';
import type { DoctorFacts } from '../doctor/facts.ts';
import { plain } from '../language/sentence.ts';
import type { DoctorAnswer } from '../server/operator/messages.ts';

export function doctorAnswer(facts: DoctorFacts): DoctorAnswer {
  const findings = examine(facts).map((finding) => ({ ...finding, name: plain(`doctor.${finding.id}`) }));
  return { findings, board: facts.board };
}
