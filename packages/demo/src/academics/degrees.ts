type Degree = readonly [name: string, nameEn: string]

const engineering: Degree = ['工学学士', 'Bachelor of Engineering']
const management: Degree = ['管理学学士', 'Bachelor of Management']
const letters: Degree = ['文学学士', 'Bachelor of Arts']
const science: Degree = ['理学学士', 'Bachelor of Science']
const art: Degree = ['艺术学学士', 'Bachelor of Fine Arts']
const laws: Degree = ['法学学士', 'Bachelor of Laws']

const ofCollege: Readonly<Record<string, Degree>> = {
  '01': engineering,
  '02': engineering,
  '03': management,
  '04': letters,
  '05': science,
  '06': art,
  '07': science,
  '08': laws,
}

/** Where a major leads to another degree than its college. */
const ofMajor: Readonly<Record<string, Degree>> = {
  '0302': ['经济学学士', 'Bachelor of Economics'],
  '0502': engineering,
  '0601': ['建筑学学士', 'Bachelor of Architecture'],
  '0602': engineering,
  '0802': letters,
}

/** As the school writes them, in one language. */
export const degreeNames: readonly string[] = [...Object.values(ofCollege), ...Object.values(ofMajor)].map(([name]) => name)

export const degreeOf = (majorCode: string): Degree => ofMajor[majorCode] ?? ofCollege[majorCode.slice(0, 2)] ?? science
