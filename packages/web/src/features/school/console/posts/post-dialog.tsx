import type { OutputOf } from '@campus/contract/call.ts'
import { posts, savePost } from '@campus/contract/school/console/appointments.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { postWords } from './words.ts'

export type Post = OutputOf<typeof posts>[number]

interface PostDialogProps {
  /** The post to change; without one, a new one is written. */
  readonly post?: Post | undefined
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

export function PostDialog({ post, onClose, onSaved }: PostDialogProps) {
  const words = useWords(postWords)
  const form = useForm(savePost.body, post ?? { code: '', name: '', nameEn: '', nameTw: '' })
  const { act } = useAction(savePost, { changes: [posts], quiet: true })
  const title = post ? words.edit : words.add
  return (
    <ConsoleDialog title={title} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          const { id } = await act(given)
          toast(words.saved, 'success')
          onSaved(id)
        }}
      >
        <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} />
        <TextField form={form} name="code" label={words.code} autoComplete="off" />
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
