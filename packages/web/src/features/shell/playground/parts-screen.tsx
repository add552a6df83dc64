import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { NoConnection } from '../../../api/failures.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { Count } from '../../../parts/figures/count.tsx'
import { Masked } from '../../../parts/figures/masked.tsx'
import { Money } from '../../../parts/figures/money.tsx'
import { Ring } from '../../../parts/figures/ring.tsx'
import { Avatar } from '../../../parts/person/avatar.tsx'
import { Empty } from '../../../parts/states/empty.tsx'
import { Refused } from '../../../parts/states/refused.tsx'
import { Waiting } from '../../../parts/states/waiting.tsx'
import { Watermark } from '../../../parts/watermark/watermark.tsx'
import { userNameWatermark } from '../../../parts/watermark/watermark-look.ts'
import { shellPaths } from '../../../paths/shell.ts'
import { ListTrial } from './list-trial.tsx'
import { PdfTrial } from './pdf-trial.tsx'
import './playground.css'
import { playgroundWords } from './words.ts'

const lost = new NoConnection()

export default function PartsScreen() {
  const words = useWords(playgroundWords)
  return (
    <div className="playground">
      <nav className="playground-links">
        <PathLink to={shellPaths.testForm}>/pages/testData/form</PathLink>
        <PathLink to={shellPaths.testSocket}>/pages/test/ws/ws</PathLink>
      </nav>
      <section>
        <h2>{words.states}</h2>
        <Waiting rows={2} />
        <Refused error={lost} onRetry={() => undefined} />
        <Empty says={words.nothingYet} action={<Button color="primary">{words.add}</Button>} />
      </section>
      <section>
        <h2>{words.figures}</h2>
        <div className="playground-row">
          <Avatar name={words.sampleName} size="large" />
          {words.sampleName}
          <Masked label={words.phone} text="13812345678" />
          <Ring label={words.completion} percent={72} />
          <span>
            {words.visits} <Count of={12_345} />
          </span>
          <span>
            {words.balance} <Money fen={123_450} />
          </span>
        </div>
      </section>
      <section className="playground-marked">
        <h2>{words.watermark}</h2>
        <Watermark look={userNameWatermark(words.sampleName)} />
      </section>
      <section>
        <h2>{words.pdf}</h2>
        <PdfTrial />
      </section>
      <section>
        <h2>{words.list}</h2>
        <ListTrial />
      </section>
    </div>
  )
}
