import { type LineGiven, LineGiven as LineShape, sexes } from '@campus/contract/animalplan/lines.ts'
import { addAnimalPlan, type Plan } from '@campus/contract/animalplan/plans.ts'
import { z } from 'zod'

/** The form without its lines, which are added one by one. */
export const PlanTyped = addAnimalPlan.body.omit({ lines: true, draft: true })
export type PlanTyped = z.input<typeof PlanTyped>

/** A line as it is typed: no day and no room are empty until they are chosen. */
export const LineTyped = z
  .object({
    specificationId: z.string(),
    sex: z.enum(sexes),
    number: z.number(),
    arrivesOn: z.string().nullable(),
    roomId: z.string(),
    days: z.number(),
  })
  .transform(
    ({ arrivesOn, roomId, ...line }): z.input<typeof LineShape> => ({
      ...line,
      arrivesOn: arrivesOn ?? '',
      roomId: roomId === '' ? null : roomId,
    }),
  )
  .pipe(LineShape)

export const blankLine: z.input<typeof LineTyped> = { specificationId: '', sex: 'either', number: 10, arrivesOn: null, roomId: '', days: 0 }

export const typedFrom = (plan: Plan | null): PlanTyped => ({
  windowId: plan?.windowId ?? '',
  fundId: plan?.fundId ?? '',
  course: plan?.course ?? '',
  students: plan?.students ?? Number.NaN,
  ethicsNumber: plan?.ethicsNumber ?? '',
  purpose: plan?.purpose ?? '',
})

export const linesFrom = (plan: Plan | null): LineGiven[] =>
  (plan?.lines ?? []).map(({ specificationId, sex, number, arrivesOn, roomId, days }) => ({
    specificationId,
    sex,
    number,
    arrivesOn,
    roomId,
    days,
  }))

/** A draft may lack what is not filled in yet. */
export const asDraft = ({ windowId, fundId, students, ...texts }: PlanTyped) => ({
  ...texts,
  windowId: windowId || null,
  fundId: fundId || null,
  students: typeof students === 'number' && Number.isInteger(students) ? students : null,
  draft: true,
})

/** What a refusal says of single lines, by their place. */
export const lineProblems = (error: unknown): ReadonlyMap<number, string> => {
  const fields = error instanceof Error && 'fields' in error && error.fields instanceof Object ? Object.entries(error.fields) : []
  return new Map(
    fields.flatMap(([name, text]) => {
      const at = /^lines\.(\d+)\./.exec(name)?.[1]
      return at === undefined ? [] : [[Number(at), String(text)] as const]
    }),
  )
}
