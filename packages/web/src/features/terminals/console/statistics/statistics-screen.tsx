import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { terminalStatistics } from '@campus/contract/terminals/console.ts'
import { faultKindNames } from '@campus/contract/terminals/fault-kinds.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { DayChart } from '../../../../console/look/day-chart.tsx'
import { Figures } from '../../../../console/look/figures.tsx'
import { Chart } from '../../../../domain/chart/chart.tsx'
import { useChartWords } from '../../../../domain/chart/use-chart-words.ts'
import { sayMinutes } from '../duration.ts'
import { statisticsWords } from './words.ts'

type Statistics = OutputOf<typeof terminalStatistics>

const spans = ['7', '30', '90'] as const
const usual = '30'

function Faults({ faults }: Pick<Statistics, 'faults'>) {
  const words = useWords(statisticsWords)
  const say = useSay()
  const sorted = faults.toSorted((one, other) => other.count - one.count)
  const rows = sorted.map(({ kind, meanMinutes }) => ({
    label: say(faultKindNames[kind]),
    note: meanMinutes === null ? words.notRepaired : words.repairedIn(say(sayMinutes(meanMinutes))),
  }))
  const series = [{ name: words.faults, tone: 'orange', cells: sorted.map(({ count }) => ({ value: count })) }] as const
  const chartWords = useChartWords(words.kind, words.times)
  return (
    <Chart
      name="faults"
      title={words.byKind}
      data={{ kind: 'ranked', look: 'amounts', rows, series, words: chartWords }}
      note={faults.length === 0 ? words.noFaults : undefined}
    />
  )
}

function Statistics({ statistics: { days, faults, meanMinutes } }: { readonly statistics: Statistics }) {
  const words = useWords(statisticsWords)
  const say = useSay()
  const sum = (values: readonly number[]) => sayCount(values.reduce((total, value) => total + value, 0))
  return (
    <>
      <section className="console-card" aria-label={words.days(days.length)}>
        <Figures
          figures={[
            [words.pages, sum(days.map(({ pages }) => pages))],
            [words.jobs, sum(days.map(({ jobs }) => jobs))],
            [words.faults, sum(faults.map(({ count }) => count))],
            [words.mean, meanMinutes === null ? '—' : say(sayMinutes(meanMinutes))],
          ]}
        />
      </section>
      <DayChart
        title={words.printed}
        days={days.map(({ day, pages, jobs }) => ({ day, values: [pages, jobs] }))}
        count={days.length}
        names={[words.pages, words.jobs]}
        look="paired"
        sayTotal={words.total}
      />
      <Faults faults={faults} />
    </>
  )
}

export default function StatisticsScreen() {
  const words = useWords(statisticsWords)
  const { query, filter } = useAddressed(consolePaths.terminalStatistics)
  const span = spans.find((one) => one === query.days) ?? usual
  const read = useRead(terminalStatistics, { days: Number(span) })
  return (
    <ConsoleFrame screen={consolePaths.terminalStatistics} lead={words.lead}>
      <Filters>
        <SelectBox
          label={words.span}
          value={span}
          options={spans.map((value) => ({ value, label: words.days(Number(value)) }))}
          onChoose={(days) => filter({ days })}
        />
      </Filters>
      <QueryView read={read}>{(statistics) => <Statistics statistics={statistics} />}</QueryView>
    </ConsoleFrame>
  )
}
