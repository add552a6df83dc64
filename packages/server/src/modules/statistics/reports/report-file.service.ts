import { svgOf } from '@campus/charts/chart/svg.ts'
import { type ChartTable, csvOf, tableOf } from '@campus/charts/chart/table.ts'
import { dataOfChart } from '@campus/charts/counted/data-of-chart.ts'
import { textsIn } from '@campus/charts/counted/texts.ts'
import { themes } from '@campus/charts/marks/themes.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { comparedNames, fitsStep, measureNames } from '@campus/contract/statistics/drawn-kinds.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { exploreChart } from '../console/explorer.service.ts'
import { nameKeys } from '../reading/names.service.ts'
import type { Period } from './period.rules.ts'
import type { ReportRow } from './report.repository.ts'
import { reportSource } from './report-source.ts'
import { clockOf } from './report-view.ts'

const width = 1000

export interface ReportFiles {
  readonly pdf: Buffer
  readonly csv: Buffer
  /** The school and what narrows the numbers, line by line. */
  readonly lines: readonly string[]
}

const daysText = ({ from, until }: Period): Phrase => [`${from} 至 ${until}`, `${from} to ${until}`, `${from} 至 ${until}`]

/** What the files say above the numbers, as the explorer says it. */
const linesOf = async (owner: CallerCtx, { view, school_id: schoolId }: ReportRow, period: Period, source: string) => {
  const { language } = owner
  const { name, name_en, name_tw } = await requireSchool(owner, schoolId)
  const [unit] = view.unitId ? await unitsNamed(owner, schoolId, [view.unitId]) : []
  const nameOf = async (by: 'outcome' | 'subject') => {
    const key = view[by]
    return key === undefined ? undefined : (await nameKeys(owner, { schoolId, source: view.source, by, units: [] }, [key])).get(key)
  }
  const narrowed = [
    source,
    view.measure !== 'count' && say(measureNames[view.measure], language),
    await nameOf('outcome'),
    await nameOf('subject'),
    say(daysText(period), language),
    unit && nameIn(unit, language),
    view.against && say(comparedNames[view.against], language),
  ]
  const { today } = await clockOf(owner, schoolId)
  return [say([name, name_en, name_tw], language), narrowed.filter(Boolean).join(' · '), today]
}

/** More columns than these do not fit on a page; the others follow in a table of their own. */
const columnsAtOnce = 8

/** The numbers in tables that fit on a page; none where nothing was counted. */
const tablesOf = ({ head: [first, ...names], rows }: ChartTable) => {
  if (rows.length === 0) return []
  const parts = Array.from({ length: Math.ceil(names.length / columnsAtOnce) }, (_, part) => part * columnsAtOnce)
  return parts.map((from) => ({
    head: [first, ...names.slice(from, from + columnsAtOnce)],
    rows: rows.map(({ name, cells }) => [name, ...cells.slice(from, from + columnsAtOnce).map(({ text }) => text)]),
  }))
}

/** The drawing of the screen and its numbers, on paper and as a table. Others than the owner do not see small numbers. */
export const makeFiles = async (owner: CallerCtx, report: ReportRow, period: Period, hidesFew: boolean): Promise<ReportFiles> => {
  const { name: title, view } = report
  const chart = await exploreChart(owner, { ...view, ...period }, hidesFew)
  const texts = textsIn(owner.language)
  const data = dataOfChart(chart, fitsStep(view.kind, chart) ? view.kind : 'columns', texts)
  const lines = await linesOf(owner, report, period, chart.name)
  const heading = { title, lines }
  const set = await owner.services.typesetter.set({
    source: reportSource,
    data: {
      title,
      lang: owner.language === 'en_US' ? 'en' : 'zh',
      tables: tablesOf(tableOf(data)),
      empty: texts.none,
    },
    pictures: { '/chart.svg': Buffer.from(svgOf(data, themes.print, heading, width)) },
  })
  if (set.kind !== 'pages') throw new Error(`report ${report.id} cannot be set: ${JSON.stringify(set)}`)
  return { pdf: Buffer.from(set.pdf), csv: Buffer.from(csvOf(data, heading)), lines }
}
