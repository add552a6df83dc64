/** Which greeting suits the hour of the day, as usual at the school. */
export const greetingAt = (hour: number): 'goodMorning' | 'goodAfternoon' | 'goodEvening' => {
  if (hour >= 5 && hour < 12) return 'goodMorning'
  return hour >= 12 && hour < 18 ? 'goodAfternoon' : 'goodEvening'
}
