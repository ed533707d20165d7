/**
 * Returns the introduction as Markdown: a public request in three languages, and the steps from there to a
 * game.
 * @param origin address of the service, seen from the reader
 */
export const firstCall = (origin: string): string => `## Your first call

List the open tables; no token needed:

\`\`\`bash
curl '${origin}/v1/games?status=open'
\`\`\`

\`\`\`typescript
const answer = await fetch('${origin}/v1/games?status=open');
const { items } = await answer.json();
\`\`\`

\`\`\`python
import requests

answer = requests.get('${origin}/v1/games?status=open')
items = answer.json()['items']
\`\`\`

## Your first game

A guest needs no account. Become one, open a table with a robot, and send the first of your options:

\`\`\`bash
URL='${origin}/v1'
TOKEN=$(curl -s -X POST $URL/guests | jq -r .accessToken)
AS="authorization: Bearer $TOKEN"
GAME=$(curl -s $URL/games -H "$AS" --json \\
  '{"seatCount": 2, "robots": ["easy"]}' | jq -r .id)
MOVE=$(curl -s $URL/games/$GAME/options -H "$AS" \\
  | jq '.options[0].decision')
curl $URL/games/$GAME/moves -H "$AS" --json "$MOVE"
\`\`\``;
