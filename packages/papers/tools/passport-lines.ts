const width = 44
const weights = [7, 3, 1] as const

/** The check digit of ICAO 9303: digits count as themselves, letters from ten on, fillers nothing. */
const checkDigit = (signs: string): string => {
  const values = [...signs].map((sign) => (sign === '<' ? 0 : Number.parseInt(sign, 36)))
  return String(values.reduce((sum, value, index) => sum + value * (weights[index % 3] ?? 0), 0) % 10)
}

const checked = (signs: string) => `${signs}${checkDigit(signs)}`

interface Passport {
  readonly lastName: string
  readonly firstName: string
  readonly number: string
  /** YYMMDD. */
  readonly born: string
  readonly sex: 'M' | 'F'
  readonly expires: string
}

/** The machine-readable lines of a Chinese passport, with the right check digits. */
export const passportLines = ({ lastName, firstName, number, born, sex, expires }: Passport): readonly string[] => {
  const [numbered, birth, end, personal] = [checked(number), checked(born), checked(expires), checked(''.padEnd(14, '<'))]
  return [
    `POCHN${lastName}<<${firstName}`.padEnd(width, '<'),
    `${numbered}CHN${birth}${sex}${end}${personal}${checkDigit(`${numbered}${birth}${end}${personal}`)}`,
  ]
}
