import { addPriceTable, priceTables } from '@campus/contract/cloudprint/console.ts'
import { PriceKind, type SheetPrices } from '@campus/contract/cloudprint/prices.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PriceField } from '@campus/ui/form/price-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { WhenField } from '../../../../console/fields/when-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import './prices.css'
import { useKindName } from './use-kind-name.ts'
import { pricesWords } from './words.ts'

const Prices = addPriceTable.body.omit({ validFrom: true })

interface PriceDialogProps {
  /** The prices to begin with: mostly one of them changes. */
  readonly now: SheetPrices
  readonly onClose: () => void
}

export function PriceDialog({ now, onClose }: PriceDialogProps) {
  const words = useWords(pricesWords)
  const nameOf = useKindName()
  const [from, setFrom] = useState<string>()
  const form = useForm(Prices, { prices: now, note: '', noteEn: '', noteTw: '' })
  const { act } = useAction(addPriceTable, { changes: [priceTables], quiet: true })
  return (
    <ConsoleDialog title={words.add} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={words.add}
        onSubmit={async (given) => {
          await act({ ...given, validFrom: from ?? new Date().toISOString() })
          toast(words.added, 'success')
          onClose()
        }}
      >
        <WhenField label={words.when} value={from} onChange={setFrom} />
        <div className="price-inputs">
          {PriceKind.options.map((kind) => (
            <PriceField key={kind} form={form} name={`prices.${kind}`} label={words.aSheet(nameOf(kind))} />
          ))}
        </div>
        <TripleField form={form} label={words.note} names={['note', 'noteEn', 'noteTw']} optional />
        <p className="console-note">{words.noteHint}</p>
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
