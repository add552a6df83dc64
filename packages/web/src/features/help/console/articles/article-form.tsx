import type { OutputOf } from '@campus/contract/call.ts'
import { article, articles, saveArticle } from '@campus/contract/help/articles.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { type BlockRow, blocksOf, rowSchema, rowsOf } from '../../../../console/blocks/block-rows.ts'
import { RowsField } from '../../../../console/blocks/rows-field.tsx'
import { TextPreview } from '../../../../console/blocks/text-preview.tsx'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import { typeName } from '../../../../domain/dictionary/type-names.ts'
import { articleWords } from './words.ts'

export type Article = OutputOf<typeof article>

const max = 100
const { type, isGuide, title, titleEn, titleTw, position, blocks } = saveArticle.body.shape
const Written = z.object({
  type,
  isGuide,
  title,
  titleEn,
  titleTw,
  position,
  rows: z.array(rowSchema(blocks.element)).min(1, 'required').max(max),
})

const firstRow: BlockRow = { kind: 'paragraph', text: '', textEn: '', textTw: '' }

const startOf = (shown: Article | undefined) => ({
  type: shown?.type ?? '',
  isGuide: shown?.isGuide ?? false,
  title: shown?.title ?? '',
  titleEn: shown?.titleEn ?? '',
  titleTw: shown?.titleTw ?? '',
  position: shown?.position ?? 0,
  rows: shown ? rowsOf(shown) : [firstRow],
})

interface ArticleFormProps {
  readonly article: Article | undefined
  readonly onSaved: (id: string) => void
}

export function ArticleForm({ article: shown, onSaved }: ArticleFormProps) {
  const words = useWords(articleWords)
  const say = useSay()
  const types = useRead(ownDictionary, { dictType: 'problem_type' })
  const form = useForm(Written, startOf(shown), { keep: `console-article-${shown?.id ?? 'new'}` })
  const { isSubmitting } = useFormState({ control: form.control })
  const { act } = useAction(saveArticle, { changes: [articles, article], quiet: true })
  const state = useRef<Article['state']>('draft')
  const [isPreviewing, setIsPreviewing] = useState(false)
  const isOut = shown?.state === 'published'

  const save = async ({ rows, ...given }: z.output<typeof Written>) => {
    const { id } = await act({ ...given, ...blocksOf(rows), state: state.current, ...(shown && { id: shown.id }) })
    toast(words.saved, 'success')
    onSaved(id)
  }

  /** Each button says which state the article is saved in. */
  const saving = (wanted: Article['state'], label: string, isMain = false) => (
    <Button
      type="submit"
      {...(isMain && { color: 'primary' as const })}
      inactive={isSubmitting}
      onClick={() => {
        state.current = wanted
      }}
    >
      {label}
    </Button>
  )

  const drawPreview = () => {
    const { title: zh_CN, titleEn: en_US, titleTw: zh_TW, rows } = form.getValues()
    return <TextPreview titles={{ zh_CN, en_US, zh_TW }} rows={rows} />
  }

  return (
    <section className="console-card">
      <Form form={form} label={words.text} onSubmit={save}>
        <TripleField form={form} label={words.title} names={['title', 'titleEn', 'titleTw']} />
        <div className="console-side-by-side">
          <SelectField
            // A choice can be shown only once it is offered.
            key={types.data === undefined ? 'coming' : 'there'}
            form={form}
            name="type"
            label={words.type}
            {...(types.data?.length === 0 && { hint: words.noTypes(say(typeName('problem_type'))) })}
            options={types.data ?? []}
          />
          <NumberField form={form} name="position" label={words.position} min={0} max={10_000} />
        </div>
        <CheckboxField form={form} name="isGuide" label={words.isGuide} />
        <RowsField control={form.control} name="rows" max={max} />
        <div className="console-buttons console-buttons-end">
          <Button onClick={() => setIsPreviewing(true)}>{words.preview}</Button>
          {isOut && saving('retired', words.retire)}
          {!isOut && saving('draft', words.saveDraft)}
          {saving('published', isOut ? words.savePublished : words.publish, true)}
        </div>
      </Form>
      {isPreviewing && (
        <ConsoleDialog title={words.preview} size="wide" onClose={() => setIsPreviewing(false)}>
          {drawPreview()}
        </ConsoleDialog>
      )}
    </section>
  )
}
