import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { enter, open } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { GuideView } from './guide-view.tsx'
import { guideWords } from './words.ts'

/** After the first login: the way to the first photo, which may also wait. */
export default function FirstLoginScreen() {
  const words = useWords(guideWords)
  const { back } = useQueryOf(identityPaths.firstLoginGuide)
  return (
    <GuideView lead={words.firstLead}>
      <Button block color="primary" size="large" onClick={() => void open(identityPaths.camera)}>
        {words.begin}
      </Button>
      <Button block size="large" onClick={() => void open(identityPaths.photos)}>
        {words.album}
      </Button>
      <Button block fill="none" onClick={() => void enter(back)}>
        {words.later}
      </Button>
    </GuideView>
  )
}
