import { AcademicYear } from '@campus/contract/academics/scores.ts'
import { DocumentWay } from '@campus/contract/documents/template-choices.ts'
import { Id } from '@campus/contract/fields.ts'

interface Query {
  readonly templateId?: string | undefined
  readonly way?: string | undefined
  readonly recordId?: string | undefined
  readonly scores?: string | undefined
  readonly years?: string | undefined
}

const listed = (text = '') => text.split(',').filter((piece) => piece !== '')

/** What an address says of an application; anybody can write one, so what is odd is left out. */
export const chosenBefore = ({ templateId, way, recordId, scores, years }: Query) => ({
  templateId: Id.safeParse(templateId).data,
  way: DocumentWay.exclude(['paper']).safeParse(way).data,
  recordId: Id.safeParse(recordId).data,
  scoreIds: listed(scores).filter((id) => Id.safeParse(id).success),
  academicYears: listed(years).filter((year) => AcademicYear.safeParse(year).success),
})
export type ChosenBefore = ReturnType<typeof chosenBefore>
