export { InfluenceBack, InfluenceCard, type InfluenceValue } from "./InfluenceCard.tsx";
