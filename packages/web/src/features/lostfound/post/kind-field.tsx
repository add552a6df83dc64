import { lostKindNames, lostKinds } from '@campus/contract/lostfound/kinds.ts'
import { TileRadios } from '@campus/ui/choice/tile-radios.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { kindIcons } from '../lost-look.ts'
import './post.css'
import type { PostForm } from './post-typed.ts'
import { postWords } from './words.ts'

export function KindField({ form }: { readonly form: PostForm }) {
  const words = useWords(postWords)
  const say = useSay()
  const { field } = useController({ control: form.control, name: 'kind' })
  const options = lostKinds.map((value) => {
    const Icon = kindIcons[value]
    return {
      value,
      title: say(lostKindNames[value]),
      picture: (
        <span className="post-kind" aria-hidden="true">
          <Icon />
        </span>
      ),
    }
  })
  return <TileRadios label={words.kind} options={options} value={field.value} onChoose={field.onChange} />
}
