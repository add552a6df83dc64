import type { OutputOf } from '@campus/contract/call.ts'
import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { StatisticSource } from '@campus/contract/statistics/chart.ts'
import { statisticsExplorer } from '@campus/contract/statistics/console.ts'
import { drawnKinds, fitsStep } from '@campus/contract/statistics/drawn-kinds.ts'
import type { ReportView } from '@campus/contract/statistics/reports.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { TimeChart } from '../charts/time-chart.tsx'
import { explorerWords } from '../charts/view-words.ts'
import { SaveReport } from '../reports/save-report.tsx'
import { SpanFilters } from '../span/span-filters.tsx'
import { quickOf } from '../span/spans.ts'
import { useSpan } from '../span/use-span.ts'

type Choices = OutputOf<typeof statisticsExplorer>['choices']

const groups = ['outcome', 'subject', 'unit', 'none'] as const
const measures = ['count', 'amount', 'people'] as const

const optionsOf = (named: readonly { readonly key: string; readonly name: string }[]) =>
  named.map(({ key, name }) => ({ value: key, label: name }))

interface ExplorerFiltersProps {
  readonly choices: Choices | undefined
  readonly source: StatisticSource
  readonly measure: (typeof measures)[number]
  readonly by: (typeof groups)[number]
}

/** What is counted, and how it is told apart. */
function ExplorerFilters({ choices, source, measure, by }: ExplorerFiltersProps) {
  const words = useWords(explorerWords)
  const addressed = useAddressed(statisticsPaths.explorer)
  const names = { none: words.none, outcome: words.byOutcome, subject: words.bySubject, unit: words.byUnit }
  if (!choices) return null
  return (
    <>
      <SelectBox
        label={words.source}
        value={source}
        options={optionsOf(choices.sources)}
        onChoose={(chosen) => addressed.filter({ source: chosen, measure: undefined, subject: undefined, outcome: undefined })}
      />
      <SelectBox
        label={words.measure}
        value={measure}
        options={choices.measures.map((value) => ({ value, label: words[value] }))}
        onChoose={(chosen) => addressed.filter({ measure: chosen, ...(chosen === 'people' && { outcome: undefined, subject: undefined }) })}
      />
      <SelectBox
        label={words.by}
        value={by}
        options={groups.map((value) => ({ value, label: names[value] }))}
        onChoose={(chosen) => addressed.filter({ by: chosen })}
      />
      {/* People are counted whole, not by what they did. */}
      {measure !== 'people' && (
        <>
          <SelectFilter of={addressed} name="outcome" label={words.outcome} all={words.allOutcomes} options={optionsOf(choices.outcomes)} />
          <SelectFilter of={addressed} name="subject" label={words.subject} all={words.allSubjects} options={optionsOf(choices.subjects)} />
        </>
      )}
    </>
  )
}

/** Any source by time, drawn as one likes; the address holds all of it. */
export default function ExplorerScreen() {
  const words = useWords(explorerWords)
  const addressed = useAddressed(statisticsPaths.explorer)
  const { query } = addressed
  const source = StatisticSource.safeParse(query.source).data ?? 'logins'
  const measure = measures.find((one) => one === query.measure) ?? 'count'
  // People are counted by day, not by hour.
  const chosen = useSpan(statisticsPaths.explorer, measure === 'people' ? ['day', 'month'] : undefined)
  const by = groups.find((one) => one === query.by) ?? 'outcome'
  const read = useRead(statisticsExplorer, {
    ...chosen.span,
    step: chosen.step,
    source,
    measure,
    by,
    ...(query.subject && { subject: query.subject }),
    ...(query.outcome && { outcome: query.outcome }),
  })
  const kinds = drawnKinds.filter((kind) => fitsStep(kind, chosen))
  const kind = kinds.find((one) => one === query.kind) ?? 'columns'
  const { from, until, ...narrowed } = chosen.span
  const days = quickOf({ from, until }, chosen.today)
  const { subject, outcome } = query
  const view: ReportView = {
    source,
    measure,
    by,
    kind,
    step: chosen.step,
    ...narrowed,
    ...(days ? { days } : { from, until }),
    ...(subject && { subject }),
    ...(outcome && { outcome }),
  }
  const nameIn = (named: readonly { readonly key: string; readonly name: string }[], key: string | undefined) =>
    named.find((one) => one.key === key)?.name
  /** What is counted of it, and what narrows it, as downloaded files say it. */
  const filterText = ({ outcomes, subjects }: Choices) =>
    [measure !== 'count' && words[measure], nameIn(outcomes, outcome), nameIn(subjects, subject), chosen.filterText]
      .filter(Boolean)
      .join(' · ')
  return (
    <ConsoleFrame
      screen={statisticsPaths.explorer}
      lead={words.lead}
      actions={
        <>
          <PathLink to={statisticsPaths.reports}>{words.reports}</PathLink>
          <SaveReport key={JSON.stringify(view)} view={view} />
        </>
      }
    >
      <SpanFilters chosen={chosen}>
        <ExplorerFilters choices={read.data?.choices} source={source} measure={measure} by={by} />
        <SelectBox
          label={words.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: words[value] }))}
          onChoose={(shown) => addressed.filter({ kind: shown })}
        />
      </SpanFilters>
      <QueryView read={read}>
        {({ chart, choices }) => (
          <TimeChart key={kind} name="explorer" title={chart.name} chart={chart} kind={kind} filter={filterText(choices)} />
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
