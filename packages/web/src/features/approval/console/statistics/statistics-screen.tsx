import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import { approvalStatistics, statisticsSpans } from '@campus/contract/approval/console/statistics.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { DayChart } from '../../../../console/look/day-chart.tsx'
import { Figures } from '../../../../console/look/figures.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { statisticsWords } from './words.ts'

type Statistics = OutputOf<typeof approvalStatistics>
type Counted = Statistics['total']

const useSaidHours = () => {
  const words = useWords(statisticsWords)
  return (hours: number | null) => (hours === null ? '—' : words.hours(hours))
}

const useColumns = <Row extends Counted & { readonly name: string }>(name: string): Columns<Row> => {
  const words = useWords(statisticsWords)
  const said = useSaidHours()
  const number = (title: string, cell: (row: Row) => number | string) => ({ title, cell, isNumber: true })
  return [
    { title: name, cell: (row) => row.name },
    number(words.passed, ({ passed }) => passed),
    number(words.refused, ({ refused }) => refused),
    number(words.cancelled, ({ cancelled }) => cancelled),
    number(words.returned, ({ returned }) => returned),
    number(words.timedOut, ({ timedOut }) => timedOut),
    number(words.median, ({ medianHours }) => said(medianHours)),
    number(words.p90, ({ p90Hours }) => said(p90Hours)),
  ]
}

function Shown({ statistics: { days, total, processes, steps } }: { readonly statistics: Statistics }) {
  const words = useWords(statisticsWords)
  const said = useSaidHours()
  const ofProcesses = useColumns<Statistics['processes'][number]>(words.process)
  const ofSteps = useColumns<Statistics['steps'][number]>(words.step)
  return (
    <>
      <section className="console-card" aria-label={words.days(days.length)}>
        <Figures
          figures={[
            [words.started, sayCount(total.started)],
            [words.passed, sayCount(total.passed)],
            [words.refused, sayCount(total.refused)],
            [words.median, said(total.medianHours)],
            [words.p90, said(total.p90Hours)],
          ]}
        />
      </section>
      <DayChart
        title={words.chart}
        days={days.map(({ day, started, ended }) => ({ day, values: [started, ended] }))}
        count={days.length}
        until={days.at(-1)?.day}
        names={[words.started, words.ended]}
        look="paired"
        sayTotal={words.total}
      />
      {steps.length > 0 && <Table label={words.byStep} columns={ofSteps} rows={steps} keyOfRow={({ nodeId }) => nodeId} />}
      {processes.length === 0 && <Empty t={words.none} />}
      {processes.length > 0 && steps.length === 0 && (
        <Table
          label={words.byProcess}
          columns={ofProcesses}
          rows={processes}
          keyOfRow={({ processId }) => processId}
          renderName={({ processId }, name) => (
            <PathLink to={consolePaths.approvalStatistics} query={{ processId }}>
              {name}
            </PathLink>
          )}
        />
      )}
    </>
  )
}

/** What became of applications, and where they wait longest. */
export default function StatisticsScreen() {
  const words = useWords(statisticsWords)
  const language = useLanguage()
  const addressed = useAddressed(consolePaths.approvalStatistics)
  const span = statisticsSpans.find((one) => String(one) === addressed.query.days) ?? statisticsSpans[0]
  const processId = Id.safeParse(addressed.query.processId).data
  const read = useRead(approvalStatistics, { days: span, ...(processId && { processId }) })
  const { data } = useRead(consoleProcesses, {})
  return (
    <ConsoleFrame screen={consolePaths.approvalStatistics} lead={words.lead}>
      <Filters>
        <SelectBox
          label={words.span}
          value={String(span)}
          options={statisticsSpans.map((days) => ({ value: String(days), label: words.days(days) }))}
          onChoose={(days) => addressed.filter({ days })}
        />
        <SelectFilter
          of={addressed}
          name="processId"
          label={words.process}
          all={words.allProcesses}
          options={(data?.processes ?? []).map((process) => ({ value: process.id, label: nameIn(process, language) }))}
        />
      </Filters>
      <QueryView read={read}>{(statistics) => <Shown statistics={statistics} />}</QueryView>
    </ConsoleFrame>
  )
}
