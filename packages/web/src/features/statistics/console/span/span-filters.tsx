import { Against } from '@campus/contract/statistics/chart.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { UnitPicker } from '../../../../domain/unit/unit-picker.tsx'
import { quickOf, quickSpans, spanOf } from './spans.ts'
import type { ChosenSpan } from './use-span.ts'
import { spanWords } from './words.ts'

interface SpanFiltersProps {
  readonly chosen: ChosenSpan
  /** Further filters of a screen, before those that all have. */
  readonly children?: ReactNode
}

/** What narrows the charts of a screen, in a row above them. */
export function SpanFilters({ chosen: { addressed, today, steps, step, span, units }, children }: SpanFiltersProps) {
  const words = useWords(spanWords)
  const quick = quickOf(span, today)
  const names = { before: words.before, week: words.week, month: words.monthEarlier, year: words.year }
  return (
    <Filters>
      {children}
      <SelectBox
        label={words.span}
        value={quick ? String(quick) : ''}
        {...(!quick && { all: words.chosen })}
        options={quickSpans.map((days) => ({ value: String(days), label: words.quick(days) }))}
        onChoose={(days) => days && addressed.filter({ ...spanOf(Number(days), today), step: undefined })}
      />
      <DaysFilter of={{ query: span, filter: (part) => addressed.filter({ ...span, step: undefined, ...part }) }} />
      {steps.length > 1 && (
        <SelectBox
          label={words.step}
          value={step}
          options={steps.map((value) => ({ value, label: words[value] }))}
          onChoose={(value) => addressed.filter({ step: value })}
        />
      )}
      <SelectBox
        label={words.against}
        all={words.alone}
        value={span.against ?? ''}
        options={Against.options.map((value) => ({ value, label: names[value] }))}
        onChoose={(against) => addressed.filter({ against: against || undefined })}
      />
      {units.length > 0 && (
        <UnitPicker
          label={words.unit}
          optional
          units={units}
          value={span.unitId === undefined ? [] : [span.unitId]}
          onChange={([id]) => addressed.filter({ unitId: id })}
        />
      )}
    </Filters>
  )
}
