import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'
import { usePhoto } from '../files/photo-picture.tsx'
import { useOwnFile } from '../files/use-own-file.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { SheetForm } from './sheet-form.tsx'
import { photoWords } from './words.ts'

function Another() {
  const words = useWords(photoWords)
  return <Button onClick={() => void redirect(cloudPrintPaths.photo, {})}>{words.another}</Button>
}

function ReadyPhoto({ id }: { readonly id: string }) {
  const opened = usePhoto(id)
  if (!opened) return <Waiting />
  if ('error' in opened) return <Refused error={opened.error} action={<Another />} />
  return <SheetForm photoId={id} photo={opened.photo} />
}

function ChosenPhoto({ id }: { readonly id: string }) {
  const words = useWords(photoWords)
  const read = useOwnFile(id)
  return (
    <Show read={read} otherWay={<Another />}>
      {({ kind, state, reason }) => {
        if (state === 'ready' && kind === 'photo') return <ReadyPhoto id={id} />
        if (state === 'reading') return <Empty says={words.reading} />
        return <Empty says={reason || words.failed} action={<Another />} />
      }}
    </Show>
  )
}

/** From a photo to a sheet of photo paper. */
export default function PhotoScreen() {
  const photoId = Id.safeParse(useQueryOf(cloudPrintPaths.photo).photoId).data
  return photoId ? <ChosenPhoto key={photoId} id={photoId} /> : <ChoosePhoto />
}
