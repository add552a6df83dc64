import './campus-picture.css'

/** A quiet campus at the foot of the page: hills, trees, a library with its dome, a clock tower. */
export function CampusPicture() {
  return (
    <svg className="campus-picture" viewBox="0 0 600 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="campus-far" d="M0 190c70-44 130-44 200-8s150 20 220-16 130-28 180-4v98H0z" />
      <path className="campus-house" d="M96 232v-76h96v76zM108 156l36-22 36 22z" />
      <path className="campus-house" d="M232 232v-92h136v92zM244 140a56 44 0 0 1 112 0zM297 96v-18h6v18z" />
      <path className="campus-house" d="M430 232V92h44v140zM424 92l28-34 28 34z" />
      <path
        className="campus-window"
        d="M112 172h14v18h-14zM137 172h14v18h-14zM162 172h14v18h-14zM112 202h14v18h-14zM162 202h14v18h-14zM250 158h12v52h-12zM274 158h12v52h-12zM314 158h12v52h-12zM338 158h12v52h-12zM292 190h16v42h-16zM444 132h16v20h-16zM444 166h16v20h-16zM444 200h16v20h-16z"
      />
      <circle className="campus-window" cx="452" cy="108" r="9" />
      <path
        className="campus-tree"
        d="M40 232c-16-30-10-62 6-76 16 14 22 46 6 76zM206 232c-10-20-6-42 5-52 11 10 15 32 5 52zM396 232c-12-24-8-48 5-60 13 12 17 36 5 60zM520 232c-16-32-10-66 7-80 17 14 23 48 7 80zM562 232c-10-20-6-42 5-52 11 10 15 32 5 52z"
      />
      <path className="campus-ground" d="M0 230c120-10 480-10 600 0v30H0z" />
    </svg>
  )
}
