import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { open } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { GuideView } from './guide-view.tsx'
import { guideWords } from './words.ts'

export default function GuideScreen() {
  const words = useWords(guideWords)
  const { typeId } = useQueryOf(identityPaths.cameraGuide)
  return (
    <GuideView lead={words.lead}>
      <Button block color="primary" size="large" onClick={() => void open(identityPaths.camera, { typeId })}>
        {words.begin}
      </Button>
      <Button block size="large" onClick={() => void open(identityPaths.photos, { typeId })}>
        {words.album}
      </Button>
    </GuideView>
  )
}
