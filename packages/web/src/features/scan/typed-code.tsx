import { readScan } from '@campus/contract/scan/scan.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useForm } from '../../form/use-form.ts'
import { scanWords } from './words.ts'

/** Who can neither aim nor choose a picture types what stands under the code. */
export function TypedCode({ onTyped }: { readonly onTyped: (text: string) => void }) {
  const words = useWords(scanWords)
  const form = useForm(readScan.body, { text: '' })
  return (
    <section className="page-card">
      <h2>{words.type}</h2>
      <Form form={form} label={words.type} onSubmit={async ({ text }) => onTyped(text.trim())}>
        <TextField form={form} name="text" label={words.typed} autoComplete="off" enterKeyHint="go" />
        <Button type="submit" color="primary" block>
          {words.go}
        </Button>
      </Form>
    </section>
  )
}
