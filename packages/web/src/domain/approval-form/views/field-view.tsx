import type { FormItem } from '@campus/contract/approval/form.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { textOf } from '@campus/flow/form/shown-form.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { use } from 'react'
import { SignaturePaper } from '../../signature/signature-paper.tsx'
import { inCapitals } from '../values/chinese-amount.ts'
import { namedIn } from '../values/field-props.ts'
import { FormContext } from '../values/form-context.ts'
import { formatOf, lengthOf } from '../values/moments.ts'
import { namedOptions, useOptions } from '../values/use-options.ts'
import { approvalFormWords } from '../words.ts'
import { FileViews } from './file-views.tsx'
import { LinkedViews } from './linked-views.tsx'
import { TableView } from './table-view.tsx'

export interface ValueViewProps {
  readonly item: FormItem
  readonly value: unknown
}

function SignatureView({ value }: ValueViewProps) {
  const { addressOf } = use(FormContext)
  const { signature } = useWords(approvalFormWords)
  return typeof value === 'string' ? <SignaturePaper picture={addressOf(value)} alt={signature} /> : null
}

function ChosenView({ item, value }: ValueViewProps) {
  const options = [...namedOptions(item), ...useOptions(item)]
  const chosen = Array.isArray(value) ? value : [value]
  return chosen.map((each) => options.find((option) => option.value === each)?.label ?? String(each)).join(', ')
}

function AmountView({ item, value }: ValueViewProps) {
  const words = useWords(approvalFormWords)
  if (typeof value !== 'number') return textOf(item, value)
  return (
    <>
      {value.toLocaleString('en', { maximumFractionDigits: 6 })}
      {item.name === 'AmountInput' && ` ${words.yuan}`}
      {item.props.showChinese && <small lang="zh-CN">{words.capitals(inCapitals(value))}</small>}
    </>
  )
}

function RangeView({ item, value }: ValueViewProps) {
  const words = useWords(approvalFormWords)
  const say = useSay()
  const length = item.props.showLength ? lengthOf(value, formatOf(item)) : undefined
  return (
    <>
      {textOf(item, value)}
      {length && <small>{words.lasts(say(length))}</small>}
    </>
  )
}

/** What a field holds, as people read it. */
function ValueView({ item, value }: ValueViewProps) {
  const { none } = useWords(approvalFormWords)
  if (isEmpty(value)) return <span className="field-placeholder">{none}</span>
  switch (item.name) {
    case 'ImageUpload':
    case 'FileUpload':
      return <FileViews item={item} files={namedIn(value)} />
    case 'SignPanel':
      return <SignatureView item={item} value={value} />
    case 'ProcessIndex':
      return <LinkedViews linked={namedIn(value)} />
    case 'SelectInput':
    case 'MultipleSelect':
    case 'SelectPlus':
      return <ChosenView item={item} value={value} />
    case 'NumberInput':
    case 'AmountInput':
    case 'CalcFormula':
      return <AmountView item={item} value={value} />
    case 'DateTimeRange':
    case 'TimeRangePicker':
      return <RangeView item={item} value={value} />
    default:
      return textOf(item, value)
  }
}

/** A field to read, with its name; a table takes the whole width. */
export function FieldView({ item, value }: ValueViewProps) {
  return (
    <div className="approval-fact" data-wide={item.name === 'TableList' || undefined}>
      <span className="approval-name">{item.title}</span>
      <div className="approval-value">
        {item.name === 'TableList' ? <TableView item={item} value={value} Cell={ValueView} /> : <ValueView item={item} value={value} />}
      </div>
    </div>
  )
}
