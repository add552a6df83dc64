import type { Phrase } from '@campus/contract/language.ts'
import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import { type Ctx } from '../../../context/context.ts'
import { unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { statisticSources } from '../sources.extension.ts'

interface Explained {
  readonly schoolId: string
  readonly source: StatisticSource
  readonly kind: 'unit' | 'network' | 'subject'
  readonly key: string
}

/** What the unit, network or subject is called that explains an unusual hour. */
export const nameExplanation = async (ctx: Ctx, { schoolId, source, kind, key }: Explained): Promise<Phrase> => {
  const plain: Phrase = [key, key, key]
  if (kind === 'network') return plain
  if (kind === 'unit') {
    const [unit] = await unitsNamed(ctx, schoolId, [key])
    return unit ? [unit.name, unit.nameEn || unit.name, unit.nameTw || unit.name] : plain
  }
  const { subjects } = statisticSources.of(ctx)[source]
  return (typeof subjects === 'function' ? (await subjects(ctx, schoolId, [key])).get(key) : subjects[key]) ?? plain
}
