/** `D20261115` and eight figures; the day is that of the school. */
export const orderNumber = (day: string, random: number) => `D${day.replaceAll('-', '')}${String(random).padStart(8, '0')}`

export const orderNumbersADay = 100_000_000
