import { maxPhotos } from '@campus/contract/lostfound/kinds.ts'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useWatch } from 'react-hook-form'
import { pictureRule, sentBefore, type usePictureUploads } from '../../../files/upload/picture-uploads.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import type { PostForm } from './post-typed.ts'
import { postWords } from './words.ts'

const rule = { ...pictureRule, maxCount: maxPhotos }

/** What a card says goes to its owner and the office alone. */
function CardFields({ form }: { readonly form: PostForm }) {
  const words = useWords(postWords)
  const [side, number, name] = useWatch({ control: form.control, name: ['side', 'cardNumber', 'cardName'] })
  if (side === 'lost') return <p className="page-note">{words.cardLost}</p>
  return (
    <>
      <p className="page-note">{words.cardFound}</p>
      <TextField form={form} name="cardNumber" label={words.cardNumber} optional={name !== ''} maxLength={32} autoComplete="off" />
      <TextField form={form} name="cardName" label={words.cardName} optional={number !== ''} maxLength={40} autoComplete="off" />
    </>
  )
}

interface ThingFieldsProps {
  readonly form: PostForm
  readonly send: ReturnType<typeof usePictureUploads>['send']
}

/** What it is: of a card what it says, of anything else how it looks and what to ask. */
export function ThingFields({ form, send }: ThingFieldsProps) {
  const words = useWords(postWords)
  const [side, kind] = useWatch({ control: form.control, name: ['side', 'kind'] })
  if (kind === 'card') return <CardFields form={form} />
  const isFound = side === 'found'
  return (
    <>
      <TextField form={form} name="title" label={words.title} hint={words.titleHint} max={30} />
      <TextAreaField
        form={form}
        name="description"
        label={words.description}
        hint={isFound ? words.descriptionHint : undefined}
        max={300}
        rows={3}
        optional
      />
      <TextField
        form={form}
        name="question"
        label={isFound ? words.question : words.questionLost}
        hint={isFound ? words.questionHint : words.questionLostHint}
        optional={!isFound}
        max={80}
      />
      <UploadField
        label={words.photos}
        optional
        rule={rule}
        send={send}
        sentBefore={sentBefore(form.getValues('photos'))}
        onChange={(ids) => form.setValue('photos', [...ids])}
      />
      <p className="page-note">{words.photosHint}</p>
    </>
  )
}
