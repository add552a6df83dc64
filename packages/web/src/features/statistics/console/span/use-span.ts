import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { Against, type StatisticStep } from '@campus/contract/statistics/chart.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { type Addressed, useAddressed } from '../../../../console/filters/use-addressed.ts'
import type { Unit } from '../../../../domain/unit/unit-rows.ts'
import { spanIn, stepsOf } from './spans.ts'
import { spanWords } from './words.ts'

type CountedPath = Path<{ from?: string; until?: string; step?: string; unitId?: string; against?: string }>

export interface ChosenSpan {
  readonly addressed: Addressed<CountedPath>
  readonly today: string
  readonly steps: readonly StatisticStep[]
  readonly step: StatisticStep
  /** As the calls take it. */
  readonly span: { readonly from: string; readonly until: string; readonly unitId?: string; readonly against?: Against }
  /** Empty until they are read. */
  readonly units: readonly Unit[]
  /** What narrows the numbers, in words; downloaded files say it. */
  readonly filterText: string
}

const compared = { before: 'before', week: 'week', month: 'monthEarlier', year: 'year' } as const

/** Span, step, unit and comparison of a screen, as its address holds them. */
export const useSpan = (path: CountedPath, offered: readonly StatisticStep[] = ['hour', 'day', 'month']): ChosenSpan => {
  const words = useWords(spanWords)
  const language = useLanguage()
  const addressed = useAddressed(path)
  const { query } = addressed
  const today = dateOf(useNow(0))
  const span = spanIn(query, today)
  const steps = stepsOf(span).filter((step) => offered.includes(step))
  const step = steps.find((one) => one === query.step) ?? steps[0] ?? 'day'
  const unitId = Id.safeParse(query.unitId).data
  const against = Against.safeParse(query.against).data
  const { data: units = [] } = useRead(orgTree, {}, { background: true })
  const unit = units.find(({ id }) => id === unitId)
  const texts = [words.days(span.from, span.until), unit && nameIn(unit, language), against && words[compared[against]]]
  return {
    addressed,
    today,
    steps,
    step,
    span: { ...span, ...(unitId && { unitId }), ...(against && { against }) },
    units,
    filterText: texts.filter(Boolean).join(' · '),
  }
}
