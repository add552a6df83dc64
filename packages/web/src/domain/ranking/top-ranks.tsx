import { numberIn } from '@campus/charts/counted/chart-data.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { type RankedKind, rankedKinds, top10Rank, topSizes, topSpans } from '@campus/contract/statistics/rank.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import { mergeQuery } from '../../navigation/address.ts'
import { refine } from '../../navigation/navigator.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { Chart } from '../chart/chart.tsx'
import { useChartWords } from '../chart/use-chart-words.ts'
import './top-ranks.css'
import { topWords } from './words.ts'

type Top = OutputOf<typeof top10Rank>
type RankPath = Path<{ of?: string; top?: string; days?: string }>

const screens: Readonly<Record<RankedKind, Path>> = {
  templates: documentsPaths.template,
  terminals: terminalsPaths.map,
  files: cloudPrintPaths.libraryFile,
}

function TopChart({ top, filter }: { readonly top: Top; readonly filter: string }) {
  const words = useWords(topWords)
  const move = ({ place, placeBefore }: Top['rows'][number]) => {
    if (placeBefore === null) return { note: words.entered }
    if (placeBefore === place) return {}
    return { note: placeBefore > place ? words.up(placeBefore - place) : words.down(place - placeBefore) }
  }
  const rows = top.rows.map((row) => ({ label: `${row.place}. ${row.name}`, ...move(row) }))
  const cells = top.rows.map(({ id, count }) => ({ ...numberIn(count), link: mergeQuery(screens[top.of].address, { id }) }))
  const chartWords = useChartWords(words.name)
  return (
    <Chart
      name="top"
      title={words.title}
      data={{ kind: 'ranked', look: 'amounts', rows, series: [{ name: words.count, cells }], words: chartWords }}
      note={rows.length === 0 ? words.none : undefined}
      filter={filter}
    />
  )
}

/** What is used most in the school; things are ranked, people never. The address of the screen holds the choice. */
export function TopRanks({ path, usual = 'templates' }: { readonly path: RankPath; readonly usual?: RankedKind }) {
  const words = useWords(topWords)
  const query = useQueryOf(path)
  const of = rankedKinds.find((kind) => kind === query.of) ?? usual
  const top = topSizes.find((size) => String(size) === query.top) ?? 10
  const days = topSpans.find((span) => String(span) === query.days) ?? 30
  const read = useRead(top10Rank, { of, top, days })
  const choose = (part: Partial<Record<'of' | 'top' | 'days', string>>) => void refine(path, { ...query, ...part })
  return (
    <div className="top-ranks">
      <div className="top-filters">
        <SelectBox
          label={words.of}
          value={of}
          options={rankedKinds.map((value) => ({ value, label: words[value] }))}
          onChoose={(value) => choose({ of: value })}
        />
        <SelectBox
          label={words.size}
          value={String(top)}
          options={topSizes.map((size) => ({ value: String(size), label: words.top(size) }))}
          onChoose={(value) => choose({ top: value })}
        />
        <SelectBox
          label={words.span}
          value={String(days)}
          options={topSpans.map((span) => ({ value: String(span), label: words.days(span) }))}
          onChoose={(value) => choose({ days: value })}
        />
      </div>
      <QueryView read={read}>
        {(found) => <TopChart top={found} filter={`${words[of]} · ${words.top(top)} · ${words.days(days)}`} />}
      </QueryView>
    </div>
  )
}
