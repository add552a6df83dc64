import { addContactTag, contactCard, deleteContactTag, directoryContacts, searchContacts } from '@campus/contract/people/directory.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { useAction } from '../../../../api/use-action.ts'
import { useForm } from '../../../../form/use-form.ts'
import { cardWords } from './words.ts'

interface TagEditorProps {
  readonly id: string
  readonly tags: readonly string[]
}

const changes = [contactCard, directoryContacts, searchContacts]

function NewTag({ id }: { readonly id: string }) {
  const words = useWords(cardWords)
  const form = useForm(addContactTag.body, { id, tag: '' })
  const { act, isActing } = useAction(addContactTag, { quiet: true, changes })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await act(values)
        form.reset({ id, tag: '' })
      }}
    >
      <TextField form={form} name="tag" label={words.newTag} max={12} enterKeyHint="done" />
      <Button type="submit" loading={isActing}>
        {words.add}
      </Button>
    </Form>
  )
}

export function TagEditor({ id, tags }: TagEditorProps) {
  const words = useWords(cardWords)
  const { act, isActing } = useAction(deleteContactTag, { changes })
  return (
    <div className="card-tags">
      {tags.length > 0 && (
        <ul aria-label={words.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                aria-label={words.removeTag(tag)}
                disabled={isActing}
                onClick={() => void act({ id, tag }).catch(() => undefined)}
              >
                <CloseOutline aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewTag id={id} />
    </div>
  )
}
