import type { Choices } from '../../documents/facts/facts.service.ts'
import type { ApplicationRow } from './application.repository.ts'

interface KeptChoices extends Pick<Choices, 'academicYears' | 'scoreIds' | 'signatureFileId'> {
  readonly recordId?: string
}

/** Whose wish it was, from which record and with what: all that a document is made from. */
export const makingOf = ({ person_id, heading, is_heading_shown, choices }: ApplicationRow) => {
  const { recordId, ...chosen } = choices as unknown as KeptChoices
  return { personId: person_id, recordId, choices: { ...chosen, heading: is_heading_shown ? heading : '' } satisfies Choices }
}
