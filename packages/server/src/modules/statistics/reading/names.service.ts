import { type Phrase, say } from '@campus/contract/language.ts'
import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import type { Ctx } from '../../../context/context.ts'
import { statisticSources } from '../sources.extension.ts'
import type { listUnits } from './count.repository.ts'

const words = {
  all: ['全部', 'All', '全部'],
  other: ['其他', 'Other', '其他'],
  noUnit: ['无单位', 'No unit', '無單位'],
  none: ['无', 'None', '無'],
  removed: ['已删除', 'Removed', '已刪除'],
} satisfies Record<string, Phrase>

export interface Naming {
  readonly schoolId: string
  readonly source: StatisticSource
  readonly by: 'none' | 'outcome' | 'subject' | 'unit'
  readonly units: Awaited<ReturnType<typeof listUnits>>
}

/** Names of keys, in the language of the caller. */
export const nameKeys = async (ctx: Ctx, { schoolId, source, by, units }: Naming, keys: readonly string[]) => {
  const { outcomes, subjects } = statisticSources.of(ctx)[source]
  const found =
    by === 'subject' && typeof subjects === 'function'
      ? await subjects(
          ctx,
          schoolId,
          keys.filter((key) => key !== 'other' && key !== ''),
        )
      : new Map<string, Phrase>()
  const byUnit = new Map(units.map(({ id, name, name_en, name_tw }): [string, Phrase] => [id, [name, name_en || name, name_tw || name]]))
  const phraseOf = (key: string): Phrase => {
    if (by === 'none') return words.all
    if (key === 'other') return words.other
    if (by === 'unit') return key === 'none' ? words.noUnit : (byUnit.get(key) ?? words.removed)
    if (by === 'outcome') return outcomes[key] ?? [key, key, key]
    if (key === '') return words.none
    return typeof subjects === 'function' ? (found.get(key) ?? words.removed) : (subjects[key] ?? [key, key, key])
  }
  return new Map(keys.map((key) => [key, say(phraseOf(key), ctx.language)]))
}
