import { similarity } from '@campus/face/embedding.ts'
import type { Ctx } from '../../../context/context.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { openVector } from '../vectors/vector.service.ts'
import { listHonest, listSample, listSchoolsWithVectors } from './calibration.repository.ts'
import { curveOf, type GroupCurve, type Measured, proposedFor } from './calibration.rules.ts'

/** Two million pairs are compared in seconds. */
const sampleSize = 2000

/** By the sex in the ID number, where there is one: models differ most between such groups. */
const sexOf = (idCard: string | undefined) => {
  const mark = idCard?.match(/^\d{16}(\d)/)?.[1]
  if (mark === undefined) return 'no ID number'
  return Number(mark) % 2 === 1 ? 'men' : 'women'
}

const pairsOf = (vectors: readonly Float32Array[]): number[] =>
  vectors.flatMap((one, index) => vectors.slice(index + 1).map((other) => similarity(one, other)))

interface Calibration {
  readonly school: string
  readonly people: number
  readonly honestChecks: number
  readonly groups: readonly GroupCurve[]
  readonly proposed: number | undefined
}

/** Error curves of the school's own photos, by group. Nothing is kept. */
export const calibrate = async (ctx: Ctx): Promise<readonly Calibration[]> => {
  const { secretBox, face } = ctx.services
  const calibrated: Calibration[] = []
  for (const { id, name_en: school } of await listSchoolsWithVectors(ctx.sql)) {
    const people = (await listSample(ctx.sql, id, face.modelId, sampleSize)).map((row) => ({
      groups: ['everybody', row.kind, sexOf(row.id_card_encrypted ? openIdCard(secretBox, row.id_card_encrypted) : undefined)],
      vector: openVector(secretBox, row.id, row.vector_encrypted),
    }))
    const honest = (await listHonest(ctx.sql, id, face.modelId)).map((row) => row.similarity)
    const names = [...new Set(people.flatMap(({ groups }) => groups))]
    const groups = names.map((group): GroupCurve => {
      const vectors = people.filter((one) => one.groups.includes(group)).map(({ vector }) => vector)
      const measured: Measured = { group, similarities: pairsOf(vectors) }
      return curveOf(measured, honest)
    })
    calibrated.push({ school, people: people.length, honestChecks: honest.length, groups, proposed: proposedFor(groups) })
  }
  return calibrated
}
