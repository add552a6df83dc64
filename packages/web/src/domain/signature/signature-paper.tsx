import { LoadingDots } from '@campus/ui/loading-dots/loading-dots.tsx'
import { Picture } from '../../files/picture/picture.tsx'
import './signature-paper.css'

/** A signature as it will look on paper, which is white by night too. */
export function SignaturePaper({ picture, alt }: { readonly picture: string; readonly alt: string }) {
  const isShownHere = picture.startsWith('data:')
  return (
    <div className="signature-paper">
      {isShownHere ? <img src={picture} alt={alt} /> : <Picture address={picture} alt={alt} instead={<LoadingDots />} />}
    </div>
  )
}
