/** Whether the last valid day, `expires`, is before `today`. Both are ISO dates, such as “2025-04-15”. */
export const isExpired = (expires: string, today: string): boolean => expires < today;
